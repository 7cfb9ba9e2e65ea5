/// Letting an idle program sleep.
///
/// On Linux, libdispatch looks once a second which of the threads that run tasks are blocked, from
/// the first task on and for ever. It is told of none here: .ci/start-options names these functions
/// to the linker in the place of its own. Where it does not, they are not called.

void __wrap__dispatch_workq_worker_register(void *queue);
void __wrap__dispatch_workq_worker_unregister(void *queue);

void __wrap__dispatch_workq_worker_register(void *queue) { (void)queue; }

void __wrap__dispatch_workq_worker_unregister(void *queue) { (void)queue; }

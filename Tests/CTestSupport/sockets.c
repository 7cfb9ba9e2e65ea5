#define _GNU_SOURCE
#include "CTestSupport.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

int ctest_listen(uint16_t *port) {
  int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listener < 0) return -1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t length = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, length) != 0 || listen(listener, 1024) != 0 ||
      getsockname(listener, (struct sockaddr *)&address, &length) != 0) {
    close(listener);
    return -1;
  }
  *port = ntohs(address.sin_port);
  return listener;
}

int ctest_accept(int listener) {
  while (1) {
    int connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    if (connection < 0 && (errno == EINTR || errno == ECONNABORTED)) continue;
    if (connection < 0) return -1;
    int on = 1;
    setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return connection;
  }
}

int ctest_send(int connection, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t sent = send(connection, rest, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return 0;
    rest += sent;
    count -= (size_t)sent;
  }
  return 1;
}

ssize_t ctest_receive(int connection, void *buffer, size_t capacity) {
  ssize_t count;
  do count = recv(connection, buffer, capacity, 0);
  while (count < 0 && errno == EINTR);
  return count;
}

int ctest_closes_within(int connection, int milliseconds) {
  struct pollfd entry = {.fd = connection, .events = POLLIN};
  char buffer[4096];
  while (1) {
    int ready = poll(&entry, 1, milliseconds);
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0) return 0;
    if (ready < 0 || ctest_receive(connection, buffer, sizeof buffer) <= 0) return 1;
  }
}

void ctest_reset(int connection) {
  struct linger linger = {.l_onoff = 1, .l_linger = 0};
  setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, sizeof linger);
  close(connection);
}

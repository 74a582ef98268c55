import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { setHead } from '../../server/http/undocumented-header.ts';

it('sends exactly the given head instead of one that Node builds', async () => {
  const head = 'HTTP/1.1 299 Of Our Own\r\nX-Own: yes\r\nContent-Length: 4\r\n\r\n';
  const server = createServer((_request, response) => {
    setHead(response, head);
    response.end('body');
  });
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    let answer = '';
    // The connection stays open, so the answer is complete once its body has arrived.
    for await (const bytes of socket) {
      answer += bytes;
      if (answer.endsWith('body')) break;
    }
    expect(answer).toBe(`${head}body`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

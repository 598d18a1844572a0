// The floor: a bare server that sends as many bytes to as many clients, and does nothing else.
import { WebSocketServer } from 'ws';

const size = Number(process.env.BARE_SIZE ?? 800);
const text = JSON.stringify({ t: 'change', pad: Array.from({ length: size }, (_, i) => i % 10).join('') }).slice(
  0,
  size,
);
const tables = new Map();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () =>
  console.log(`The floor is ready: http://127.0.0.1:${server.address().port}`),
);
server.on('connection', (socket, { url }) => {
  const members = tables.get(url) ?? [];
  tables.set(url, [...members, socket]);
  socket.on('message', () => {
    for (const member of tables.get(url)) member.send(text);
  });
});
process.on('SIGTERM', () => process.exit(0));

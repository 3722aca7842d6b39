// A bare TCP connection to a server, for requests that arrive in pieces or are not HTTP at all.
import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawConnection {
  send(text: string): void;
  /** Waits until the received text matches, and returns it. */
  until(pattern: RegExp): Promise<string>;
  /** Stops reading, so that the other side cannot finish sending much. */
  pause(): void;
  resume(): void;
  /** Sends nothing more, and still reads. */
  end(): void;
  /** Leaves without waiting for anything. */
  close(): void;
  /** Breaks off, as a lost network does. */
  reset(): void;
  /** Waits for the other side to close, and returns everything received. */
  untilClosed(): Promise<string>;
}

export async function openConnection(origin: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let received = '';
  let isClosed = false;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of waiting) look();
  };
  socket.on('data', (chunk) => {
    received += chunk.toString();
    wake();
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  const when = (isSo: () => boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (!isSo() && !isClosed) return;
        waiting.delete(look);
        if (isSo()) resolve(received);
        else reject(new Error(`closed after: ${JSON.stringify(received)}`));
      };
      waiting.add(look);
      look();
    });
  return {
    send: (text) => {
      socket.write(text);
    },
    pause: () => {
      socket.pause();
    },
    resume: () => {
      socket.resume();
    },
    end: () => {
      socket.end();
    },
    close: () => {
      socket.destroy();
    },
    reset: () => {
      socket.resetAndDestroy();
    },
    until: (pattern) => when(() => pattern.test(received)),
    untilClosed: () => when(() => isClosed),
  };
}

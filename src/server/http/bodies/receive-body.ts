// Passes a body on as it arrives, and refuses it once it is too long, finds no room or comes too slowly.
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { AppError } from '#server/errors/app-error.ts';
import { ClientGone } from '#server/errors/client-gone.ts';
import type { BodyHold } from './body-memory.ts';

export interface BodyTerms {
  readonly maxBytes: number;
  /** How long it may come slower than the least speed. */
  readonly slowBodyMs: number;
}

export const leastBytesPerSecond = 1024;
/** Of a sender who is quick, Node would read two megabytes before anybody else has a turn. */
const mostInARowBytes = 256 * 1024;
/** What Node keeps for a piece, however short it is. */
const leastBytesOfPiece = 256;

export function receiveBody(
  request: IncomingMessage,
  { maxBytes, slowBodyMs }: BodyTerms,
  hold: BodyHold,
): Transform {
  let arrivedBytes = 0;
  let inARowBytes = 0;
  const body = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      arrivedBytes += piece.length;
      try {
        if (arrivedBytes > maxBytes) throw new AppError('template-too-large');
        hold.grow(Math.max(piece.length, leastBytesOfPiece));
        inARowBytes += piece.length;
        if (inARowBytes < mostInARowBytes) return done(null, piece);
        inARowBytes = 0;
        setImmediate(done, null, piece);
      } catch (error) {
        done(error instanceof Error ? error : new AppError('internal'));
      }
    },
  });
  const stopWatching = watchSpeed(
    () => arrivedBytes,
    slowBodyMs,
    () => body.destroy(new AppError('request-timeout')),
  );
  request.once('end', () => {
    hold.keep();
    stopWatching();
  });
  // Node gives a body that breaks off the code of any broken connection, such as one to the database.
  request.once('error', () => body.destroy(new ClientGone()));
  // Whoever reads it learns why; if nobody does, the refusal has been sent already.
  body.on('error', () => undefined);
  body.once('close', () => {
    stopWatching();
    request.unpipe(body);
    // What still comes is read and forgotten.
    request.resume();
  });
  return request.pipe(body);
}

/** Returns a function that ends it. */
function watchSpeed(arrivedBytes: () => number, slowBodyMs: number, onSlow: () => void): () => void {
  const leastBytes = (leastBytesPerSecond * slowBodyMs) / 1000;
  let lastBytes = 0;
  const compare = () => {
    if (arrivedBytes() - lastBytes < leastBytes) onSlow();
    lastBytes = arrivedBytes();
  };
  let look: NodeJS.Immediate | undefined;
  // What arrived while the process was busy is read before it is judged.
  const timer = setInterval(() => {
    look = setImmediate(compare);
  }, slowBodyMs);
  return () => {
    clearInterval(timer);
    clearImmediate(look);
  };
}

import { Readable, Writable } from 'node:stream';
import type pg from 'pg';

/** What pg does for a statement that it did not make itself; `@types/pg` knows only `submit`. */
interface CopyQuery extends pg.Submittable {
  handleCopyInResponse?: () => void;
  handleCopyData?: (message: { chunk: Buffer }) => void;
  handleCommandComplete: (message: { text: string }) => void;
  handleError: (error: Error) => void;
  handleReadyForQuery: () => void;
}

interface CopyConnection extends pg.Connection {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

const blockBytes = 64 * 1024;

/** Reads the number of rows from the tag of a finished COPY, such as `COPY 12`. */
const parseRowCount = (tag: string): number => Number(tag.split(' ')[1]);

/** Runs `copy … to stdout` and streams what Postgres sends, in blocks of at most 64 KB or one row. */
export function copyOut(client: pg.ClientBase, statement: string): Readable {
  let connection: pg.Connection | undefined;
  let block = Buffer.allocUnsafe(blockBytes);
  let filled = 0;
  const stream = new Readable({
    read: () => connection?.stream.resume(),
    destroy(error, done) {
      // The rest has to be read before the connection can do anything else.
      connection?.stream.resume();
      done(error);
    },
  });
  const push = (bytes: Buffer) => {
    if (!stream.destroyed && !stream.push(bytes)) connection?.stream.pause();
  };
  const flush = () => {
    if (filled === 0) return;
    push(block.subarray(0, filled));
    block = Buffer.allocUnsafe(blockBytes);
    filled = 0;
  };
  const query: CopyQuery = {
    submit(given) {
      connection = given;
      given.query(statement);
    },
    handleCopyData({ chunk }) {
      if (filled + chunk.length > blockBytes) flush();
      // The chunk is part of a buffer that pg uses again.
      if (chunk.length > blockBytes) push(Buffer.from(chunk));
      else filled += chunk.copy(block, filled);
    },
    handleCommandComplete: flush,
    handleError: (error) => stream.destroy(error),
    handleReadyForQuery: () => {
      connection = undefined;
      stream.push(null);
    },
  };
  client.query(query);
  return stream;
}

/** Runs `copy … from stdin` with what is written to `stream`; `rows()` tells how many rows it stored, once finished. */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
): { stream: Writable; rows: () => number | undefined } {
  let rows: number | undefined;
  let connection: CopyConnection | undefined;
  let start: () => void;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  let finish: (() => void) | undefined;
  const stream = new Writable({
    async write(chunk: Buffer, _encoding, done) {
      await started;
      if (!connection) return done();
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', done);
      else done();
    },
    async final(done) {
      await started;
      finish = done;
      connection?.endCopyFrom();
    },
    destroy(error, done) {
      if (error && !finish) connection?.sendCopyFail('The rows ended early');
      done(error);
    },
  });
  const query: CopyQuery = {
    submit(given) {
      connection = given as CopyConnection;
      given.query(statement);
    },
    handleCopyInResponse: () => start(),
    handleCommandComplete: ({ text }) => {
      rows = parseRowCount(text);
    },
    handleError(error) {
      connection = undefined;
      start();
      stream.destroy(error);
    },
    handleReadyForQuery: () => {
      connection = undefined;
      finish?.();
    },
  };
  client.query(query);
  return { stream, rows: () => rows };
}

// The built server with a data folder of its own, which a journey may kill and start again on the same port.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..');
const main = pathToFileURL(join(root, 'dist', 'server', 'main.js'));
/** Its parent may die silently, as a test worker does; then it ends too, and leaves nothing behind. */
const program = `
import { rmSync } from 'node:fs';
let isLeftAlone = false;
process.stdin.on('end', () => {
  isLeftAlone = true;
  process.kill(process.pid, 'SIGTERM');
});
process.stdin.resume().unref();
const { serve } = await import('${main}');
process.exitCode = await serve(process.env);
if (isLeftAlone) rmSync(process.env.DATA_DIR, { recursive: true, force: true });
`;

export class AppServer {
  /** Where its embedded database and its files are. */
  readonly dataDir = mkdtempSync(join(tmpdir(), 'journey-'));
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #port = '0';

  constructor(environment: Readonly<Record<string, string>> = {}) {
    this.#environment = environment;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The address of the page, with a trailing slash. */
  get page(): string {
    return `${this.origin}/builder/`;
  }

  /** The first start takes any free port, later ones reuse it. */
  async start(): Promise<this> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: root,
      env: {
        PATH,
        HOME,
        PORT: this.#port,
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        // Journeys that need templates there put them there.
        GALLERY_TEMPLATES: 'none',
        // Journeys are faster than people, and all come from one address.
        NEW_VISITORS_PER_MINUTE: '0',
        READS_PER_MINUTE: '0',
        SAVES_PER_MINUTE: '0',
        BUILDS_PER_MINUTE: '0',
        SIGN_INS_PER_MINUTE: '0',
        ...this.#environment,
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /:(\d+)\/builder\//.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = port;
      child.stdout.resume();
      return this;
    }
    throw new Error('The server ended before it said where it is.');
  }

  /** As in a power failure: nothing is finished. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

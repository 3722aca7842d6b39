// `npm run dev`: the pages reload as they are edited and the server restarts; one Ctrl-C stops both.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { fromRoot, root } from './build/root.mjs';

const pagePort = Number(process.env.DEV_PORT ?? 5173);
const serverPort = process.env.PORT ?? '8080';
process.env.DEV_API = `http://127.0.0.1:${serverPort}`;

const server = spawn(
  fromRoot('node_modules', '.bin', 'tsx'),
  ['watch', '--clear-screen=false', fromRoot('scripts', 'dev-server.mjs')],
  { cwd: root, env: { ...process.env, PORT: serverPort }, stdio: ['ignore', 'inherit', 'inherit'] },
);
const pages = await createServer({
  configFile: fromRoot('vite.config.ts'),
  server: { port: pagePort },
});
await pages.listen();
pages.printUrls();

async function stop() {
  server.kill('SIGTERM');
  await pages.close();
}
process.once('SIGINT', stop).once('SIGTERM', stop);
server.once('close', async (code) => {
  await pages.close();
  process.exit(code ?? 0);
});

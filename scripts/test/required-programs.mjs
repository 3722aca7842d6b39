// Checks for the programs that the tests need; as root on Debian missing ones are installed, elsewhere it says how.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @param {string[]} names */
const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => names.some((name) => existsSync(`${folder}/${name}`)));

const debianPostgres = '/usr/lib/postgresql';

function hasPostgres() {
  if (process.env.TEST_DATABASE_URL || onPath('initdb')) return true;
  if (!existsSync(debianPostgres)) return false;
  return readdirSync(debianPostgres).some((version) => existsSync(`${debianPostgres}/${version}/bin/initdb`));
}

const needs = [
  {
    name: 'Chromium',
    has: () => onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
    packages: ['chromium', 'fonts-liberation'],
  },
  { name: 'PostgreSQL', has: hasPostgres, packages: ['postgresql'] },
  { name: 'LibreOffice', has: () => onPath('soffice', 'libreoffice'), packages: ['libreoffice-calc'] },
];

/** @param {string[]} packages */
function installWithApt(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 2, 2] }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

/** @returns {boolean} whether everything needed is there in the end */
export function ensurePrograms() {
  const missing = needs.filter(({ has }) => !has());
  if (missing.length === 0) return true;
  const packages = missing.flatMap((need) => need.packages);
  const isDebianRoot = process.getuid?.() === 0 && onPath('apt-get');
  if (isDebianRoot) {
    console.log(`Installing ${missing.map(({ name }) => name).join(', ')} with apt-get…`);
    if (installWithApt(packages)) return true;
  }
  const names = missing.map(({ name }) => name).join(', ');
  console.error(
    `The tests need ${names}. On Debian: sudo apt-get update && sudo apt-get install ${packages.join(' ')}`,
  );
  return false;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = ensurePrograms() ? 0 : 1;

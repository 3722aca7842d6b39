// `npm run gallery` makes the templates that come with the program again; `-- --check` opens, builds, recalculates and audits each, or those that are named.
import { parseArgs } from 'node:util';
import { checkTemplates } from './check-templates.ts';
import { listedTemplates, writeTemplates } from './gallery-folder.ts';
import { makeTemplates } from './make-templates.ts';
import { namedTemplates } from './named-templates.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Says what is not as usual in each, so that whoever makes them looks there. */
function make(): void {
  const made = makeTemplates();
  writeTemplates(made);
  for (const { file, findings } of made) {
    for (const { rule, value, usual } of findings)
      print(`${file}: ${rule} is ${value}, usual is ${usual.join(' to ')}`);
  }
  print(`${made.length} templates are in gallery/.`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

async function check(): Promise<boolean> {
  const { files, refusal } = namedTemplates(
    positionals,
    listedTemplates().map(({ file }) => file),
  );
  if (refusal === null) return checkTemplates(files);
  process.stderr.write(`${refusal}\n`);
  return false;
}

if (!values.check) make();
else if (!(await check())) process.exitCode = 1;

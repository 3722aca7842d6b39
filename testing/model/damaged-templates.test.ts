// Checks that damaged templates are rejected with a path, or read into valid models.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate, readToStore } from '#template/read-template.ts';
import { withoutOwners } from '#template/without-owners.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { damagedTemplate } from '#testing/templates/damaged-template.ts';

const uuid = '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10';
const fresh = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-31' });

const damaged = fc.oneof(damagedTemplate(cafe), damagedTemplate(fresh));

const mostWorkMs = 1000;

/** CPU time, which other processes do not lengthen. */
const inTime = (check: (document: unknown) => void) =>
  fc.property(damaged, (document) => {
    const before = process.cpuUsage();
    check(document);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(mostWorkMs);
  });

test(`whatever was damaged is read or refused with a path, seed ${seed}`, {
  timeout: searchTimeoutMs,
}, () => {
  fc.assert(
    inTime((document) => {
      const { template, faults, repairs } = readTemplate(document);
      const stored = readToStore(document);
      expect(template === null).toBe(faults.length > 0);
      // Saving takes what needs no repair, and nothing else.
      expect(stored.template === null).toBe(template === null || repairs.length > 0);
      expect(stored.repairs).toEqual([]);
      if (template === null) return;
      if (stored.template !== null) expect(stored.template).toEqual(template);
      // What was read has nothing left to repair or to tidy.
      expect(readToStore(template)).toEqual({ template, faults: [], repairs: [] });
      expect(readToStore(withoutOwners(template)).faults).toEqual([]);
    }),
    { numRuns: effort.damagedTemplates },
  );
});

test(`whatever is read is compiled or the reason is given, seed ${seed}`, {
  timeout: searchTimeoutMs,
}, () => {
  fc.assert(
    inTime((document) => {
      const { template } = readTemplate(document);
      if (template === null) return;
      const { workbook, diagnostics } = compile(template);
      if (workbook === null) expect(diagnostics).not.toEqual([]);
      else prepare(workbook).values(1);
    }),
    { numRuns: effort.damagedTemplates },
  );
});

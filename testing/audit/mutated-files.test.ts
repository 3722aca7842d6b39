// Audits files as no program writes them: each is audited or refused with a reason, and none fails or takes long.
import { expect, test } from 'vitest';
import { auditXlsx } from '#audit/audit-xlsx.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { unpack } from '#testing/xlsx/unpack.ts';
import { oddFile, type SoundFile } from './odd-files.ts';
import { smallWorkbook } from './small-workbook.ts';
import { expectSound, SlowestWork } from './sound-answers.ts';
import { writeWithExceljs } from './third-party-workbooks/write-with-exceljs.ts';

async function soundFiles(): Promise<readonly SoundFile[]> {
  const foreign = [...unpack(await writeWithExceljs())].map(([name, content]) => ({ name, content }));
  const own = { entries: smallWorkbook };
  return [own, own, own, { entries: foreign }];
}

test(`files that no program writes, seed ${seed}`, { timeout: searchTimeoutMs }, async () => {
  const files = await soundFiles();
  const slowest = new SlowestWork();
  const answers = new Map<string, number>();
  for (let round = 0; round < effort.mutatedFiles; round += 1) {
    const given = `seed ${seed + round}`;
    const file = oddFile(seededRandom(seed + round), files);
    let code = 'audited';
    slowest.time(given, () => {
      const { audit, refusal } = auditXlsx(file, { language: 'en', profile: 'bank' });
      if (audit) expectSound(audit, given);
      else code = refusal.code;
    });
    expect([given, code]).not.toEqual([given, 'failed']);
    answers.set(code, (answers.get(code) ?? 0) + 1);
  }
  slowest.tell('mutated files');
  expect(answers.get('audited')).toBeGreaterThan(effort.mutatedFiles / 10);
  expect(answers.get('brokenXml')).toBeGreaterThan(effort.mutatedFiles / 20);
});

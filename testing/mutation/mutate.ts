// Pastes a number over one calculated cell after another and records what detects it: the master check, the audit, or nothing.
import type { AuditFinding } from '#audit/findings/finding.ts';
import type { Values } from '#evaluate/evaluate.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { unpack } from '#testing/xlsx/unpack.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { changeCells } from './change-cells.ts';
import { recalculatingModel } from './recalculating-model.ts';
import type { CalculatedCell } from './sample-cells.ts';

export interface Mutant {
  readonly cell: CalculatedCell;
  readonly pasted: number;
  /** How many cells come to another number. */
  readonly followers: number;
  readonly isMasterCheckRed: boolean;
  /** Rules with a finding that the untouched file does not have, where it names the cell or a range with the cell in it. */
  readonly rulesThere: readonly string[];
  /** Rules with such a finding elsewhere. */
  readonly rulesElsewhere: readonly string[];
  readonly file: Uint8Array;
}

export type AuditFile = (file: Uint8Array) => readonly AuditFinding[];

/** Far enough from the number that it replaces, and never the same. */
const otherNumber = (value: number): number => (Number.isFinite(value) ? value * 1.1 + 1 : 1);

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function isWithin(address: string, range: string): boolean {
  const place = (text: string): readonly [number, number] => {
    const [, letters = '', line = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(text) ?? [];
    return [columnNumber(letters), Number(line)];
  };
  const [column, line] = place(address);
  return range.split(/[,\s]+/).some((part) => {
    const [from = '', to = from] = part.split(':');
    const [[left, top], [right, bottom]] = [place(from), place(to)];
    return left <= column && column <= right && top <= line && line <= bottom;
  });
}

const keyOf = ({ rule, sheet, cell, message }: AuditFinding): string =>
  [rule, sheet, cell, message].join('\n');

const rulesOf = (findings: readonly AuditFinding[]): readonly string[] => [
  ...new Set(findings.map(({ rule }) => rule)),
];

export interface MutationSetup {
  readonly workbook: Workbook;
  readonly values: Values;
}

export function* mutate(
  { workbook, values }: MutationSetup,
  cells: readonly CalculatedCell[],
  audit: AuditFile,
) {
  const written = writeXlsx(workbook, values);
  const parts = unpack(written);
  const known = new Set(audit(written).map(keyOf));
  const paste = recalculatingModel(workbook, values);
  for (const cell of cells) {
    const pasted = otherNumber(cell.value);
    const { masterCheck, changes } = paste(cell, pasted);
    const file = changeCells(parts, changes);
    const findings = audit(file).filter((finding) => !known.has(keyOf(finding)));
    const isThere = (finding: AuditFinding): boolean =>
      finding.sheet === cell.sheet && finding.cell !== null && isWithin(cell.address, finding.cell);
    const mutant: Mutant = {
      cell,
      pasted,
      followers: changes.filter(({ isPasted }) => !isPasted).length,
      isMasterCheckRed: masterCheck !== 0,
      rulesThere: rulesOf(findings.filter(isThere)),
      rulesElsewhere: rulesOf(findings.filter((finding) => !isThere(finding))),
      file,
    };
    yield mutant;
  }
}

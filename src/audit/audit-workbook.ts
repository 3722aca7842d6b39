// Holds a workbook to the rules of a sound model and gives it a score.
import { places } from '#workbook/places.ts';
import type { Workbook } from '#workbook/workbook.ts';
import type { RowFinding, Severity } from './row-finding.ts';
import { rules } from './row-rules.ts';

export interface Audit {
  /** 100 is without a finding. */
  readonly score: number;
  readonly findings: readonly RowFinding[];
}

/** Points that a rule costs once it is broken, however often. */
const costs: Readonly<Record<Severity, number>> = { C: 20, W: 5, S: 1 };

export function auditWorkbook(workbook: Workbook): Audit {
  const all = places(workbook);
  const findings = [...all.values()].flatMap((place) =>
    rules.flatMap(({ id, severity, remedy, faults }) =>
      faults(place, all).map((message) => ({
        rule: id,
        severity,
        sheet: place.sheet.title,
        line: place.line,
        message,
        remedy,
      })),
    ),
  );
  const broken = new Map(findings.map(({ rule, severity }) => [rule, costs[severity]]));
  const cost = [...broken.values()].reduce((sum, points) => sum + points, 0);
  return { score: Math.max(0, 100 - cost), findings };
}

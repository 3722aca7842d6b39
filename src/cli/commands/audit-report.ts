// Prints an audit for a person: the score, the findings by how bad they are, and what could not be checked.
import type { Audit } from '#audit/audit.ts';
import type { AuditFinding, Severity } from '#audit/findings/finding.ts';
import type { Language } from '#language/language.ts';

interface ReportTexts {
  readonly score: (audit: Audit) => string;
  readonly size: (audit: Audit) => string;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly wholeWorkbook: string;
  readonly notes: string;
  readonly notChecked: string;
}

const words: Readonly<Record<Language, ReportTexts>> = {
  en: {
    score: ({ score, profile }) => `Score ${score} of 100 (${profile} profile)`,
    size: ({ sheets, cells, formulas, rulesChecked }) =>
      `Sheets: ${sheets}; cells: ${cells}; formulas: ${formulas}; rules checked: ${rulesChecked.length}`,
    severities: { C: 'Wrong numbers', W: 'Risky', S: 'Style' },
    wholeWorkbook: 'the workbook',
    notes: 'Worth a question',
    notChecked: 'Not checked',
  },
  ru: {
    score: ({ score, profile }) => `Оценка ${score} из 100 (профиль ${profile})`,
    size: ({ sheets, cells, formulas, rulesChecked }) =>
      `Листов: ${sheets}; ячеек: ${cells}; формул: ${formulas}; проверено правил: ${rulesChecked.length}`,
    severities: { C: 'Неверные числа', W: 'Опасные места', S: 'Оформление' },
    wholeWorkbook: 'вся книга',
    notes: 'Стоит спросить',
    notChecked: 'Не проверено',
  },
};

function placeOf({ sheet, cell }: AuditFinding, { wholeWorkbook }: ReportTexts): string {
  if (sheet === null) return wholeWorkbook;
  if (cell === null) return sheet;
  return `${/^[\p{L}_][\p{L}\p{N}_]*$/u.test(sheet) ? sheet : `'${sheet}'`}!${cell}`;
}

const severities: readonly Severity[] = ['C', 'W', 'S'];

export function auditReport(audit: Audit): string {
  const texts = words[audit.language];
  const group = (title: string, found: readonly AuditFinding[]): readonly string[] => {
    if (found.length === 0) return [];
    const lines = found.map(
      (finding) =>
        `  ${finding.rule} ${placeOf(finding, texts)}: ${finding.message}\n      ${finding.remedy}`,
    );
    return [['', `${title} (${found.length})`, ...lines].join('\n')];
  };
  const groups = severities.flatMap((severity) =>
    group(
      texts.severities[severity],
      audit.findings.filter((finding) => finding.severity === severity),
    ),
  );
  const skipped = audit.notChecked.map(({ rule, reason }) => `  ${rule}: ${reason}`);
  return [
    texts.score(audit),
    texts.size(audit),
    ...groups,
    ...group(texts.notes, audit.notes),
    ...(skipped.length > 0 ? ['', texts.notChecked, ...skipped] : []),
  ].join('\n');
}

// What the audit of files finds in a workbook, held to the colours of banks.
import { auditXlsx } from '#audit/audit-xlsx.ts';
import type { Audit } from './mutate.ts';

export const bankAudit: Audit = (file) => {
  const { audit, refusal } = auditXlsx(file, { language: 'en', profile: 'bank' });
  if (audit === null) throw new Error(`the audit refuses our own file: ${refusal.message}`);
  return audit.findings;
};

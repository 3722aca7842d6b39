// The audit findings of a workbook with the colour profile of banks.
import { auditXlsx } from '#audit/audit-xlsx.ts';
import type { AuditFile } from './mutate.ts';

export const bankAudit: AuditFile = (file) => {
  const { audit, refusal } = auditXlsx(file, { language: 'en', profile: 'bank' });
  if (audit === null) throw new Error(`the audit refuses our own file: ${refusal.message}`);
  return audit.findings;
};

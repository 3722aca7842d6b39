// Audits the bytes of any .xlsx: findings with a score, or the reason why the file cannot be audited; never an exception.
import { defaultLanguage } from '#language/language.ts';
import type { AuditResult } from './audit.ts';
import { type AuditSettings, auditBook } from './audit-book.ts';
import { readXlsx } from './read/read-xlsx.ts';
import { explainRefusal } from './texts/explain-refusal.ts';

export function auditXlsx(file: Uint8Array, settings: AuditSettings): AuditResult {
  const { book, refusal } = readXlsx(file);
  const language = settings.language ?? defaultLanguage;
  if (book === null) return { audit: null, refusal: explainRefusal(refusal, language) };
  try {
    return { audit: auditBook(book, settings), refusal: null };
  } catch {
    return { audit: null, refusal: explainRefusal({ code: 'failed', words: {} }, language) };
  }
}

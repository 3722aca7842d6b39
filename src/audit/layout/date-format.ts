// Tells whether a number format shows dates.

/** What a format says apart from quoted words, escapes, colours, conditions, fillers and spaces as wide as a sign. */
export const bareFormat = (code: string): string =>
  code
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\\./gu, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/[_*]./gu, '');

const known = new Map<string, boolean>();

function tells(code: string): boolean {
  if (/^general$/i.test(code)) return false;
  const bare = bareFormat(code.split(';')[0] ?? '');
  return /[dy]|m(?!.*[0#])/i.test(bare) && !/[#0]/.test(bare.replaceAll(/s\.0+/gi, ''));
}

/** Formats are few and cells many: each is judged once. */
export function isDateFormat(code: string): boolean {
  const told = known.get(code) ?? tells(code);
  known.set(code, told);
  return told;
}

// The header that names a download: plain ASCII for old clients, the real name in UTF-8 for the rest (RFC 6266).

const maxNameLength = 120;
/** Enough for a name of that length, whatever is cleaned from it. */
const readChars = 10 * maxNameLength;
const fallback = 'model';

/** Characters that some file systems refuse, and invisible ones. */
const unsafeCharacters = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu;

export function contentDisposition(title: string): string {
  const cleaned = title
    .slice(0, readChars)
    .normalize('NFC')
    .replace(unsafeCharacters, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const stem = [...cleaned].slice(0, maxNameLength).join('') || fallback;
  const ascii = stem.replace(/[^\x20-\x7e]/g, '_').replace(/%/g, '_');
  // A row of underscores would tell an old client nothing.
  const plain = /[a-z]/i.test(ascii) ? ascii : fallback;
  return `attachment; filename="${plain}.xlsx"; filename*=UTF-8''${percentEncoded(`${stem}.xlsx`)}`;
}

/** encodeURIComponent leaves a few characters that RFC 8187 requires to be encoded. */
function percentEncoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

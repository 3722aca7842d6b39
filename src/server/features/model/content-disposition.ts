// The header that names a download: plain ASCII for old programs, the real name in UTF-8 for the rest (RFC 6266).

const maxNameLength = 120;

/** Characters that some file system refuses, and those that cannot be seen. */
const unfit = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu;

export function contentDisposition(title: string): string {
  const cleaned = title
    .normalize('NFC')
    .replace(unfit, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const name = `${[...cleaned].slice(0, maxNameLength).join('') || 'model'}.xlsx`;
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/%/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}`;
}

/** encodeURIComponent leaves a few characters that RFC 8187 wants encoded. */
function percentEncoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

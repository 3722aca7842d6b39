// Reads one page of the list of a bucket: names with their times, and where the next page begins.

export interface S3Listing {
  readonly entries: readonly { readonly key: string; readonly writtenAt: number }[];
  /** Null on the last page. */
  readonly next: string | null;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Null if it is no such list. */
export function readListing(xml: string): S3Listing | null {
  if (!/<ListBucketResult[\s>]/.test(xml)) return null;
  const entries = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const [key, time] = [textIn(entry, 'Key'), Date.parse(textIn(entry, 'LastModified') ?? '')];
    return key === null || Number.isNaN(time) ? [] : [{ key, writtenAt: time }];
  });
  const isLast = textIn(xml, 'IsTruncated') !== 'true';
  return { entries, next: isLast ? null : textIn(xml, 'NextContinuationToken') };
}

/** The code of a refusal, such as NoSuchBucket; null if there is none. */
export const readRefusal = (xml: string): string | null => /<Code>(\w{1,64})<\/Code>/.exec(xml)?.[1] ?? null;

function textIn(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => signs[sign] ?? '') ?? null;
}

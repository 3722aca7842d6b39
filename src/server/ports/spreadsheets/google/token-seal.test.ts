// Tests that what opens people's drives is opened with the same secret for the same account alone.
import { expect, test } from 'vitest';
import { createTokenSeal } from './token-seal.ts';

const token = '1//0a-refresh_token';
const seal = createTokenSeal('the client secret');

test('a seal opens for the same account, and each one is another', () => {
  const [one, other] = [seal.seal(token, 'ada'), seal.seal(token, 'ada')];
  expect([seal.open(one, 'ada'), seal.open(other, 'ada')]).toEqual([token, token]);
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain(token);
});

test('it opens neither for another account, nor with another secret, nor changed or cut off', () => {
  const sealed = seal.seal(token, 'ada');
  const bytes = Buffer.from(sealed, 'base64url');
  const changed = [0, 12, 28, bytes.length - 1].map((place) => {
    const spoilt = Buffer.from(bytes);
    spoilt[place] = (spoilt[place] ?? 0) ^ 1;
    return spoilt.toString('base64url');
  });
  const short = [0, 11, 27, bytes.length - 1].map((length) =>
    bytes.subarray(0, length).toString('base64url'),
  );
  expect(seal.open(sealed, 'eve')).toBeNull();
  expect(createTokenSeal('another secret').open(sealed, 'ada')).toBeNull();
  for (const spoilt of [...changed, ...short]) expect(seal.open(spoilt, 'ada')).toBeNull();
});

test('one that was sealed before is opened', () => {
  // By Python: HKDF-SHA256 without salt, AES-256-GCM with a nonce of zeros, as nonce, tag and content.
  const ofPython = 'AAAAAAAAAAAAAAAA9VIs0yp-ymYsyw3JivV7yVCENXo7fm-CWcZFodAmxpQ7Zds';
  expect(seal.open(ofPython, 'ada')).toBe(token);
});

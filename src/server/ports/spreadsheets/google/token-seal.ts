// Seals what opens people's drives, so that a database or a backup of it opens none: the key comes of the client's secret, and each seal is good for one account.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipherName = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** Another one would open nothing of what there is. */
const purpose = 'tokens of google drives';

export interface TokenSeal {
  seal(token: string, accountId: string): string;
  /** Null where it was sealed with another secret or for another account, or is damaged. */
  open(sealed: string, accountId: string): string | null;
}

export function createTokenSeal(secret: string): TokenSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));
  return {
    seal: (token, accountId) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(cipherName, key, nonce).setAAD(Buffer.from(accountId));
      const content = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },
    open: (sealed, accountId) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const nonce = bytes.subarray(0, nonceBytes);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      const options = { authTagLength: tagBytes };
      const cipher = createDecipheriv(cipherName, key, nonce, options).setAAD(Buffer.from(accountId));
      cipher.setAuthTag(tag);
      try {
        const content = cipher.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([content, cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

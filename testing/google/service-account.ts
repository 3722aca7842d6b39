// A service account of the local Google: its key as the console gives it to download, and the half that Google keeps.
import { generateKeyPairSync } from 'node:crypto';

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export const serviceEmail = 'sheets@modelwright-testing.iam.gserviceaccount.com';
export const publicKey = pair.publicKey;
export const sharedDriveId = '0AExampleSharedDrivePVA';
/** In whose name the service account may work. */
export const delegatingPerson = 'founder@example.com';

export const serviceKey = {
  ...{ type: 'service_account', project_id: 'modelwright-testing', private_key_id: '1f2e3d4c5b6a' },
  ...{ private_key: pair.privateKey, client_email: serviceEmail, client_id: '100000000000000000001' },
  ...{ token_uri: 'https://oauth2.googleapis.com/token', universe_domain: 'googleapis.com' },
};

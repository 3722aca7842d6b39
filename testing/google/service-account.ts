// Who the local Google knows: a service account, by the key that the console gives and the half that Google keeps, and people.
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

/** Who agreed that the program keeps files in their own drive. */
export const consentingPerson = 'owner@example.com';

/** As Google's own tools write it. */
export const consent = {
  ...{ type: 'authorized_user', client_id: '200000000000-made.apps.googleusercontent.com' },
  ...{ client_secret: 'GOCSPX-MIIE-secret', refresh_token: '1//0MIIE-refresh' },
};

/** The program's own client, with which people sign in and let it into their drives. */
export const signInClient = {
  client_id: '300000000000-app.apps.googleusercontent.com',
  client_secret: 'GOCSPX-APP-secret',
};

// The access of a service account or of people who agreed, and the one way in which all requests to Google leave: for tokens, files and sheets alike.
import { JWT, OAuth2Client, UserRefreshClient } from 'google-auth-library';
import type { GoogleAccess } from './google-access.ts';
import type { Consent, GoogleSheetsSettings, ServiceKey } from './google-sheets-settings.ts';

/** Drive for the files, and with it their sheets. */
const scopes = ['https://www.googleapis.com/auth/drive'];

/** Nobody is followed elsewhere with what is sent. */
const plainFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** For every client of Google's: requests are tried once, since ours tries again itself, and they tell nothing of this machine. */
const transporterOptions = { fetchImplementation: plainFetch, retry: false } as const;

export const addressAt = (apiUrl: URL | null, url: URL): URL =>
  apiUrl === null ? url : new URL(url.pathname + url.search, apiUrl);

/** Gives a client the address of an API that speaks Google's protocol; null is Google itself. */
function sendThrough<Client extends OAuth2Client>(client: Client, apiUrl: URL | null): Client {
  client.transporter.interceptors.request.add({
    resolved: async (request) => {
      const { headers, url } = request;
      headers.set('user-agent', 'Modelwright (gzip)');
      headers.delete('x-goog-api-client');
      // A request for a token would try again by itself, whatever has been cancelled meanwhile.
      const { retryConfig: _, ...once } = request;
      return {
        ...once,
        retry: false,
        url: addressAt(apiUrl, url),
      };
    },
  });
  return client;
}

function clientOf(credentials: ServiceKey | Consent): OAuth2Client {
  if (credentials.kind === 'consent') {
    const { clientId, clientSecret, refreshToken } = credentials;
    return new UserRefreshClient({ clientId, clientSecret, refreshToken, transporterOptions });
  }
  const { email, privateKey, keyId, subject } = credentials;
  return new JWT({
    ...{ email, key: privateKey, scopes, transporterOptions, useAuthRequestParameters: false },
    ...(keyId !== null && { keyId }),
    ...(subject !== null && { subject }),
  });
}

const countedAs = (credentials: ServiceKey | Consent): string =>
  credentials.kind === 'consent' ? credentials.clientId : (credentials.subject ?? credentials.email);

/** Of somebody to their own drive; Google counts each person apart. */
export const personAccess = (consent: Consent, personId: string, apiUrl: URL | null): GoogleAccess => ({
  auth: sendThrough(clientOf(consent), apiUrl),
  ...{ driveId: null, countedAs: `person ${personId}` },
});

/** Nobody waits longer for what the browser brings back. */
const askingMs = 20_000;

/** Asks people for their consent. */
export const askingClient = (
  clientId: string,
  clientSecret: string,
  redirectUri: string,
  apiUrl: URL | null,
): OAuth2Client => {
  const options = { ...transporterOptions, timeout: askingMs };
  return sendThrough(
    new OAuth2Client({ clientId, clientSecret, redirectUri, transporterOptions: options }),
    apiUrl,
  );
};

export function serviceAccess({ credentials, driveId, apiUrl }: GoogleSheetsSettings): GoogleAccess {
  const auth = sendThrough(clientOf(credentials), apiUrl);
  return { auth, driveId, countedAs: countedAs(credentials) };
}

// Reads whether people may let spreadsheets be made in their own drives at Google.
import type { GoogleDrivesSettings } from '#server/ports/spreadsheets/google/google-drives.ts';
import { CommandError } from '../errors/command-error.ts';
import type { GoogleSettings } from './read-google.ts';
import { readApiUrl } from './read-google-sheets.ts';
import { refuseVariable } from './refuse-variable.ts';
import type { VariableName } from './variables.ts';

const name = 'GOOGLE_DRIVE_OF_USERS';
const googleIssuer = 'https://accounts.google.com/';

export function readGoogleDrives(
  text: (name: VariableName) => string,
  google: GoogleSettings | null,
): GoogleDrivesSettings | null {
  const given = text(name);
  if (given !== 'on' && given !== 'off') throw refuseVariable(name, given, 'off or on');
  if (given === 'off') return null;
  if (google === null) {
    throw new CommandError(
      `${name} is on but GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set; Google asks people in the name of that client (docs/google-sheets.md).`,
    );
  }
  const apiUrl = readApiUrl(text('GOOGLE_SHEETS_API_URL'));
  if (apiUrl === null && google.issuer.href !== googleIssuer) {
    throw new CommandError(
      `${name} is on but GOOGLE_ISSUER is not Google, whose client GOOGLE_CLIENT_ID must be; set it to off, or leave GOOGLE_ISSUER empty.`,
    );
  }
  return { clientId: google.clientId, clientSecret: google.clientSecret, apiUrl };
}

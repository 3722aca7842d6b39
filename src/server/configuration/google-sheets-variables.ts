// The environment variables of spreadsheets at Google, in a drive of the server or of each person.
import type { ConfigurationVariable } from './configuration-variable.ts';

export const googleSheetsVariables = [
  {
    name: 'GOOGLE_SHEETS_CREDENTIALS',
    default: '',
    meaning:
      'Key of a service account at Google, or a person’s own consent, as JSON or the path of its file: spreadsheets behind links are made in Google Sheets (docs/google-sheets.md); without it they open on pages of our own.',
  },
  {
    name: 'GOOGLE_SHEETS_DRIVE',
    default: '',
    meaning:
      'Id of the shared drive that these spreadsheets are in, the end of its address; a service account has no room of its own; a consent needs none.',
  },
  {
    name: 'GOOGLE_SHEETS_SUBJECT',
    default: '',
    meaning:
      'Email address of a person of your Google Workspace in whose name the service account works, by domain-wide delegation; instead of a shared drive, or with one.',
  },
  {
    name: 'GOOGLE_SHEETS_API_URL',
    default: '',
    meaning:
      'Address of an API that speaks the protocol of Google Drive and Sheets, for trying things out; empty is Google itself; http only on this machine.',
  },
  {
    name: 'GOOGLE_DRIVE_OF_USERS',
    default: 'off',
    meaning:
      'on: people with an account may have their spreadsheets made in their own Google Drive, by the client of GOOGLE_CLIENT_ID, whose project has the Drive and Sheets APIs on (docs/google-sheets.md).',
  },
] as const satisfies readonly ConfigurationVariable[];

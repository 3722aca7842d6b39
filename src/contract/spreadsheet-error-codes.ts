// The errors about spreadsheets behind links.

export const spreadsheetErrorCodes = {
  'spreadsheets-unavailable': {
    status: 503,
    message: "Google Sheets couldn't create the spreadsheet.",
    remedy: 'Try again in a few minutes, or download the Excel file, which has the same sheets and formulas.',
  },
  'google-drive-ended': {
    status: 409,
    message: 'Google no longer allows us to create spreadsheets in your drive.',
    remedy: 'Reconnect or disconnect it in the settings. The Excel file has the same sheets and formulas.',
  },
  'google-drive-full': {
    status: 409,
    message: 'Your Google Drive is full.',
    remedy:
      'Delete files there and empty the trash, or download the Excel file, which has the same sheets and formulas.',
  },
  'google-drive-not-shared': {
    status: 409,
    message: "Google doesn't allow files in your drive to be shared by link.",
    remedy:
      "Ask your organisation's Google administrator, or disconnect the drive in the settings. The Excel file has the same sheets and formulas.",
  },
  'spreadsheet-limit': {
    status: 403,
    message: "You've reached your limit of spreadsheets with a link.",
    remedy: 'Turn off a link you no longer need in the settings, and try again.',
  },
  'spreadsheet-not-found': {
    status: 404,
    message: "This spreadsheet doesn't exist.",
    remedy: 'Make sure you copied the whole link.',
  },
  'spreadsheet-gone': {
    status: 410,
    message: 'The link to this spreadsheet was turned off.',
    remedy: 'Ask the sender for a new link, or create a new spreadsheet if the model is yours.',
  },
  'spreadsheet-expired': {
    status: 410,
    message: 'The link to this spreadsheet has expired.',
    remedy: 'Ask the sender for a new link, or create a new spreadsheet if the model is yours.',
  },
  'spreadsheet-read-only': {
    status: 403,
    message: 'This link is view-only.',
    remedy: 'Your changes stay in the open page only. Ask the owner for an editing link to save them.',
  },
  'spreadsheet-stale': {
    status: 409,
    message: 'Someone else has changed this spreadsheet since you opened it.',
    remedy: 'Load their changes, or save yours over them.',
  },
  'spreadsheet-unchangeable': {
    status: 409,
    message: "A spreadsheet in Google Sheets can't get another link.",
    remedy: 'Turn off its link and create a new spreadsheet.',
  },
} as const;

// The errors about spreadsheets behind links.

export const spreadsheetErrorCodes = {
  'spreadsheets-unavailable': {
    status: 503,
    message: 'Google Sheets did not make the spreadsheet.',
    remedy: 'Try again in a few minutes, or take the Excel file, which has the same sheets and formulas.',
  },
  'google-drive-ended': {
    status: 409,
    message: 'Google no longer lets spreadsheets be made in your drive.',
    remedy:
      'Connect it again in the settings, or disconnect it there; the Excel file has the same sheets and formulas meanwhile.',
  },
  'google-drive-full': {
    status: 409,
    message: 'There is no room left in your Google Drive.',
    remedy:
      'Delete something there, and empty its trash, or take the Excel file, which has the same sheets and formulas.',
  },
  'google-drive-not-shared': {
    status: 409,
    message: 'Google does not let files of your drive be opened with a link.',
    remedy:
      'Ask whoever manages Google at your organisation, or disconnect the drive in the settings; the Excel file has the same sheets and formulas.',
  },
  'spreadsheet-limit': {
    status: 403,
    message: 'You have as many spreadsheets behind links as you may keep.',
    remedy: 'Take back one that you no longer need in the settings, and open this one again.',
  },
  'spreadsheet-not-found': {
    status: 404,
    message: 'There is no such spreadsheet.',
    remedy: 'Check the link; it has to be copied whole.',
  },
  'spreadsheet-gone': {
    status: 410,
    message: 'The spreadsheet cannot be opened any more: its link was turned off.',
    remedy:
      'Ask whoever sent the link for a new one, or open the model as a spreadsheet again if it is yours.',
  },
  'spreadsheet-expired': {
    status: 410,
    message: 'The spreadsheet cannot be opened any more: its link has expired.',
    remedy:
      'Ask whoever sent the link for a new one, or open the model as a spreadsheet again if it is yours.',
  },
  'spreadsheet-read-only': {
    status: 403,
    message: 'The spreadsheet can only be looked at with this link.',
    remedy: 'Changes stay in the open page; ask its owner for a link with which they can be saved.',
  },
  'spreadsheet-stale': {
    status: 409,
    message: 'Somebody else has saved changes to this spreadsheet since it was opened.',
    remedy: 'Load their changes, or save yours over them.',
  },
  'spreadsheet-unchangeable': {
    status: 409,
    message: 'A spreadsheet in Google Sheets gets no other link.',
    remedy: 'Turn its link off, and open the model as a spreadsheet again.',
  },
} as const;

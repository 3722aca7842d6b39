// The ids of the events in the application log; operators search by them, so an id never changes its meaning.

export const logEventIds = {
  serverStarted: 'index-server-started',
  serverStopped: 'index-server-stopped',
  modelDownloaded: 'model-downloaded',
  modelBuildError: 'model-build-excel-error',
  userRegistered: 'user-registered',
  userLoggedIn: 'user-logged-in',
  userLoginFailed: 'user-login-failed',
  userSignedOut: 'user-signed-out',
  userDeleted: 'user-deleted',
  passwordResetRequested: 'password-reset-requested',
  passwordUpdated: 'password-updated',
  emailChanged: 'email-changed',
  userExported: 'user-exported',
  sessionsEnded: 'sessions-ended',
  settingsSaved: 'settings-saved',
  templateSaved: 'template-saved',
  templateStale: 'template-stale',
  templateCloned: 'template-cloned',
  templateDeleted: 'template-deleted',
  templateEmptied: 'template-emptied',
  templateRestored: 'template-restored',
  templatePublished: 'template-published',
  gallerySaved: 'gallery-saved',
  feedbackReceived: 'feedback-received',
  emailError: 'letter-error',
  jobError: 'job-error',
  requestError: 'request-error',
  requestRefused: 'request-refused',
} as const;

export type LogEventId = (typeof logEventIds)[keyof typeof logEventIds];

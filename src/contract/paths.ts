// Method and path of every API call, free of schemas so that the page can carry it for a few bytes.

export interface Path {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

export const paths = {
  getUser: { method: 'GET', path: '/api/user' },
  saveSettings: { method: 'POST', path: '/api/user/settings' },
  register: { method: 'POST', path: '/api/user/register' },
  login: { method: 'POST', path: '/api/user/login' },
  requestResetPassword: { method: 'POST', path: '/api/user/requestResetPassword' },
  updatePassword: { method: 'POST', path: '/api/user/updatePassword' },
  signout: { method: 'POST', path: '/api/user/signout' },
  startGoogleSignIn: { method: 'GET', path: '/api/user/auth/google' },
  finishGoogleSignIn: { method: 'GET', path: '/api/user/auth/google/callback' },
  listSessions: { method: 'GET', path: '/api/user/sessions' },
  endSession: { method: 'DELETE', path: '/api/user/sessions/:id' },
  signOutEverywhere: { method: 'DELETE', path: '/api/user/sessions' },
  requestEmailChange: { method: 'POST', path: '/api/user/email' },
  confirmEmailChange: { method: 'POST', path: '/api/user/email/confirm' },
  exportUser: { method: 'GET', path: '/api/user/export' },
  deleteUser: { method: 'DELETE', path: '/api/user' },
  shareFeedback: { method: 'POST', path: '/api/user/shareFeedback' },
  feedback: { method: 'POST', path: '/api/user/feedback' },
  getUserTemplate: { method: 'GET', path: '/api/user/template/:id' },
  saveUserTemplate: { method: 'POST', path: '/api/user/template/:id' },
  deleteUserTemplate: { method: 'DELETE', path: '/api/user/template/:id' },
  deleteUserTemplates: { method: 'DELETE', path: '/api/user/templates' },
  listDeletedTemplates: { method: 'GET', path: '/api/user/templates/deleted' },
  restoreUserTemplates: { method: 'POST', path: '/api/user/templates/restore' },
  listTemplateVersions: { method: 'GET', path: '/api/user/template/:id/versions' },
  getTemplateVersion: { method: 'GET', path: '/api/user/template/:id/versions/:version' },
  restoreTemplateVersion: { method: 'POST', path: '/api/user/template/:id/versions/:version/restore' },
  getDefaultTemplate: { method: 'GET', path: '/api/template/default' },
  getTemplateLanguages: { method: 'GET', path: '/api/template/languages' },
  getGallery: { method: 'GET', path: '/api/template/gallery' },
  getGalleryTemplate: { method: 'GET', path: '/api/template/gallery/:templateId' },
  saveToGallery: { method: 'POST', path: '/api/template/saveToGallery' },
  publishTemplate: { method: 'POST', path: '/api/template/publish' },
  getScreenshot: { method: 'GET', path: '/api/template/screenshot' },
  cloneTemplate: { method: 'POST', path: '/api/template/:id' },
  getSuggestions: { method: 'GET', path: '/api/suggestions/:language/:sectionId/:searchString' },
  buildModel: { method: 'POST', path: '/api/model/build' },
  getBuild: { method: 'GET', path: '/api/model/builds/:id' },
  cancelBuild: { method: 'DELETE', path: '/api/model/builds/:id' },
  downloadModel: { method: 'GET', path: '/api/model/download' },
  getGoogleSheetsScreenshots: { method: 'POST', path: '/api/model/getGoogleSheetsScreenshots' },
  createReadonlyGSUrl: { method: 'POST', path: '/api/model/generateReadonlyGSUrl' },
  sendReadonlyGSUrl: { method: 'GET', path: '/api/model/generateReadonlyGSUrl' },
  createStaticGSUrl: { method: 'GET', path: '/api/model/generateGSUrl' },
  generateCheckoutSession: { method: 'POST', path: '/api/checkout/generateCheckoutSession' },
  openBillingPortal: { method: 'GET', path: '/api/checkout/portal' },
  getAnalytics: { method: 'GET', path: '/api/analytics/' },
  recordAnalytics: { method: 'POST', path: '/api/analytics/' },
} as const satisfies Record<string, Path>;

export type CallName = keyof typeof paths;

// Method and path of every API call, free of schemas so that the page can carry it for a few bytes.

export interface Path {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

export const paths = {
  getUser: { method: 'GET', path: '/api/user' },
  saveSettings: { method: 'POST', path: '/api/user/settings' },
  getDefaultTemplate: { method: 'GET', path: '/api/template/default' },
  getTemplateLanguages: { method: 'GET', path: '/api/template/languages' },
  getUserTemplate: { method: 'GET', path: '/api/user/template/:id' },
  saveUserTemplate: { method: 'POST', path: '/api/user/template/:id' },
  deleteUserTemplate: { method: 'DELETE', path: '/api/user/template/:id' },
  buildModel: { method: 'POST', path: '/api/model/build' },
  downloadModel: { method: 'GET', path: '/api/model/download' },
} as const satisfies Record<string, Path>;

export type CallName = keyof typeof paths;

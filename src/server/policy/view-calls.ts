// What an operator may call while viewing the product as somebody else: readings without an effect, and nothing else.
import type { calls } from '#contract/calls/calls.ts';
import type { CallName } from '#contract/paths.ts';

type Calls = typeof calls;
/** Of the operator's area: they are about others, whom a view is not of. */
type OperatorCall = {
  [Name in keyof Calls]: Calls[Name]['access'] extends 'operator' ? Name : never;
}[keyof Calls];

export type NamedCall = Exclude<CallName, OperatorCall>;

type Rule = 'shown' | 'refused';

/** Every other call has its line: one that is new is refused by the compiler until somebody has thought about it. */
export const viewRules: Readonly<Record<NamedCall, Rule>> = {
  getUser: 'shown',
  getUserTemplate: 'shown',
  getTemplateFigures: 'shown',
  listDeletedTemplates: 'shown',
  listTemplateVersions: 'shown',
  getTemplateVersion: 'shown',
  listSessions: 'shown',
  listSpreadsheets: 'shown',
  // The same for everybody, but for what is paid.
  getDefaultTemplate: 'shown',
  getTemplateLanguages: 'shown',
  getGallery: 'shown',
  getGalleryTemplate: 'shown',
  getScreenshot: 'shown',
  getKinds: 'shown',
  getListing: 'shown',
  // Readings that spend something of the viewed person's, lead elsewhere, or hand out what opens without signing in.
  getSuggestions: 'refused',
  getBuild: 'refused',
  downloadModel: 'refused',
  sendReadonlyGSUrl: 'refused',
  createStaticGSUrl: 'refused',
  exportUser: 'refused',
  startGoogleSignIn: 'refused',
  finishGoogleSignIn: 'refused',
  connectDrive: 'refused',
  finishDrive: 'refused',
  openBillingPortal: 'refused',
  getReceipt: 'refused',
  getReceiptPdf: 'refused',
  getReceiptFile: 'refused',
  getAnalytics: 'refused',
  getSecondFactor: 'refused',
  // Changes.
  saveSettings: 'refused',
  register: 'refused',
  login: 'refused',
  requestResetPassword: 'refused',
  updatePassword: 'refused',
  changePassword: 'refused',
  signout: 'refused',
  endSession: 'refused',
  signOutEverywhere: 'refused',
  requestEmailChange: 'refused',
  confirmEmailChange: 'refused',
  deleteUser: 'refused',
  startSecondFactor: 'refused',
  confirmSecondFactor: 'refused',
  proveSecondFactor: 'refused',
  renewRecoveryCodes: 'refused',
  shareFeedback: 'refused',
  feedback: 'refused',
  saveUserTemplate: 'refused',
  deleteUserTemplate: 'refused',
  deleteUserTemplates: 'refused',
  emptyDeletedTemplates: 'refused',
  restoreUserTemplates: 'refused',
  restoreTemplateVersion: 'refused',
  saveToGallery: 'refused',
  publishTemplate: 'refused',
  cloneTemplate: 'refused',
  askForListing: 'refused',
  withdrawListing: 'refused',
  reportTemplate: 'refused',
  generateResources: 'refused',
  proposeModel: 'refused',
  buildModel: 'refused',
  cancelBuild: 'refused',
  getGoogleSheetsScreenshots: 'refused',
  createReadonlyGSUrl: 'refused',
  changeSpreadsheet: 'refused',
  revokeSpreadsheet: 'refused',
  disconnectDrive: 'refused',
  generateCheckoutSession: 'refused',
  askForRefund: 'refused',
  receivePaymentEvents: 'refused',
  renewReceiptFile: 'refused',
  revokeReceiptFile: 'refused',
  recordAnalytics: 'refused',
};

const isNamed = (name: CallName): name is NamedCall => name in viewRules;

/** Anything that is no call of the contract is refused as well. */
export const isShownInView = (name: CallName | undefined): boolean =>
  name !== undefined && isNamed(name) && viewRules[name] === 'shown';

// The names of the pages in the navigation and the window's title.
import { defineMessages, type MessageDescriptor } from 'react-intl';

const names = defineMessages({
  templates: { id: 'menu.templates' },
  gallery: { id: 'menu.gallery' },
  newTemplate: { id: 'menu.new-template' },
  template: { id: 'menu.template' },
  settings: { id: 'menu.settings' },
  checkout: { id: 'menu.checkout' },
  password: { id: 'menu.password' },
  emailChange: { id: 'menu.email-change' },
  admin: { id: 'menu.admin' },
  notFound: { id: 'menu.not-found' },
});

/** By the router's route id. */
export const pageNames: Readonly<Record<string, MessageDescriptor>> = {
  '/': names.templates,
  '/templates': names.templates,
  '/templates/gallery': names.gallery,
  '/template/new': names.newTemplate,
  '/template/$uuid': names.template,
  '/template/$uuid/print': names.template,
  '/settings': names.settings,
  '/checkout/success': names.checkout,
  '/passwordReset': names.password,
  '/emailChange': names.emailChange,
  '/admin': names.admin,
};

export const notFoundName: MessageDescriptor = names.notFound;

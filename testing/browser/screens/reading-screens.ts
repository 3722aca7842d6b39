// The screens that a visitor without templates finds.
import { breakOnce, type Screen, showText } from './screen.ts';

export const readingScreens: readonly Screen[] = [
  {
    name: 'gallery',
    show: (visitor) => showText(visitor, '/templates/gallery', visitor.say('gallery.title')),
  },
  { name: 'settings', show: (visitor) => showText(visitor, '/settings', visitor.say('settings.visitor')) },
  {
    name: 'checkout',
    show: (visitor) => showText(visitor, '/checkout/success', visitor.say('checkout.title')),
  },
  {
    name: 'password',
    show: (visitor) => showText(visitor, '/passwordReset/', visitor.say('password.title')),
  },
  {
    name: 'language-not-saved',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/user/settings');
      await showText(visitor, '/settings', visitor.say('settings.visitor'));
      await visitor.page
        .getByRole('radio', { name: /English|Русский/, checked: false })
        .first()
        .click();
      await visitor.page.getByText(visitor.say('settings.not-saved')).waitFor();
    },
  },
  { name: 'admin', show: (visitor) => showText(visitor, '/admin', visitor.say('admin.title')) },
  { name: 'not-found', show: (visitor) => showText(visitor, '/no/such', visitor.say('not-found.title')) },
  {
    name: 'template-not-found',
    show: (visitor) => showText(visitor, '/template/no-uuid/', visitor.say('missing.title')),
  },
  {
    name: 'menu',
    isOnlyNarrow: true,
    show: async (visitor) => {
      await showText(visitor, '/settings', visitor.say('settings.visitor'));
      await visitor.page.getByRole('button', { name: visitor.say('nav.open') }).click();
      await visitor.page.getByRole('dialog').waitFor();
    },
  },
];

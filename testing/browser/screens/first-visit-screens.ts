// The screens that a visitor without templates sees.
import { type Screen, showText } from './screen.ts';

export const firstVisitScreens: readonly Screen[] = [
  {
    name: 'gallery',
    show: (visitor) => showText(visitor, '/templates/gallery', visitor.say('gallery.title')),
  },
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

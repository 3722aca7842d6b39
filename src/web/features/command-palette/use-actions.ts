// The actions of the palette: navigation, settings, and signing in or out.
import { useMantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconLanguage,
  IconLayoutGrid,
  IconLogin2,
  IconLogout,
  IconMessage,
  IconMoon,
  IconPlus,
  IconSettings,
  IconSun,
  IconWorld,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { defineMessages, useIntl } from 'react-intl';
import { type Language, languages } from '#language/language.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useSignOut } from '#web/state/visitor/sign-out.ts';
import { useSaveSettings, useVisitor } from '#web/state/visitor/visitor.ts';
import type { PaletteCommand } from './command.ts';
import { useOtherMessages } from './use-other-messages.ts';

const texts = defineMessages({
  create: { id: 'home.create' },
  templates: { id: 'menu.templates' },
  gallery: { id: 'menu.gallery' },
  settings: { id: 'menu.settings' },
  feedback: { id: 'nav.feedback' },
  signIn: { id: 'nav.sign-in' },
  signOut: { id: 'nav.sign-out' },
  light: { id: 'palette.light' },
  dark: { id: 'palette.dark' },
  auto: { id: 'palette.auto' },
});

const inLanguage: Readonly<Record<Language, { readonly id: MessageId }>> = defineMessages({
  en: { id: 'palette.english' },
  ru: { id: 'palette.russian' },
});

export function useActions(): readonly PaletteCommand[] {
  const { formatMessage } = useIntl();
  const { isAnonymous, settings, userCanAddNewTemplates } = useVisitor();
  const others = languages.filter((language) => language !== settings.language);
  const inOthers = useOtherMessages();
  const does = useActionHandlers();
  const action = (
    text: { readonly id: MessageId },
    Icon: PaletteCommand['Icon'],
    run: () => void,
  ): PaletteCommand => ({
    id: `action-${text.id}`,
    group: 'action',
    name: formatMessage(text),
    otherNames: inOthers.map((messages) => messages[text.id]),
    Icon,
    run,
  });
  return [
    ...(userCanAddNewTemplates ? [action(texts.create, IconPlus, does.create)] : []),
    action(texts.templates, IconLayoutGrid, does.goTo('/templates')),
    action(texts.gallery, IconWorld, does.goTo('/templates/gallery')),
    action(texts.settings, IconSettings, does.goTo('/settings')),
    action(texts.feedback, IconMessage, does.writeFeedback),
    isAnonymous
      ? action(texts.signIn, IconLogin2, does.signIn)
      : action(texts.signOut, IconLogout, does.signOut),
    action(texts.light, IconSun, does.show('light')),
    action(texts.dark, IconMoon, does.show('dark')),
    action(texts.auto, IconDeviceDesktop, does.show('auto')),
    ...others.map((language) => action(inLanguage[language], IconLanguage, does.speak(language))),
  ];
}

function useActionHandlers() {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const { signOut } = useSignOut();
  const save = useSaveSettings();
  return {
    create: () => void navigate({ to: '/template/new/' }),
    goTo: (to: '/templates' | '/templates/gallery' | '/settings') => () => void navigate({ to }),
    writeFeedback: () => openDialog({ name: 'feedback' }),
    signIn: () => openDialog({ name: 'sign-in', mode: 'sign-in' }),
    signOut,
    show: (scheme: 'light' | 'dark' | 'auto') => () => setColorScheme(scheme),
    speak: (language: Language) => () => save.mutate({ language }),
  };
}

// The texts of the page in the chosen language, loaded for that language alone; the choice is shared with the app.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLanguage, type Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import { rememberedLanguage, rememberLanguage } from '#web/i18n/language.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { loadSheetMessages } from '#web/i18n/sheet-messages.ts';

interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const ChoiceContext = createContext<LanguageChoice>({ language: defaultLanguage, choose: () => undefined });

export const useLanguageChoice = (): LanguageChoice => useContext(ChoiceContext);

export const loadSpoken = async (language = rememberedLanguage()): Promise<Spoken> => ({
  language,
  messages: await loadSheetMessages(language),
});

async function speak(language: Language, show: (spoken: Spoken) => void): Promise<void> {
  const spoken = await loadSpoken(language);
  rememberLanguage(language);
  show(spoken);
}

export function Languages({ first, children }: { readonly first: Spoken; readonly children: ReactNode }) {
  const [{ language, messages }, setSpoken] = useState(first);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ChoiceContext value={{ language, choose: (chosen) => void speak(chosen, setSpoken) }}>
      <IntlProvider locale={locales[language]} messages={messages}>
        {children}
      </IntlProvider>
    </ChoiceContext>
  );
}

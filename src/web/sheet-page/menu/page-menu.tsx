// What is needed rarely: the language, the theme, paper and the list of keys.
import { IconDots, IconKeyboard, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { namedLanguages } from '#catalog/languages.ts';
import { useLanguageChoice } from '#web/sheet-page/look/languages.tsx';
import { Popup } from '#web/sheet-page/look/popup.tsx';
import { chooseScheme, type Scheme, schemes, useScheme } from '#web/sheet-page/look/scheme.ts';
import { ToolButton } from '#web/sheet-page/look/tool-button.tsx';
import { printSheets, type Wanted } from '#web/sheet-page/print/printing.tsx';
import classes from './page-menu.module.css';

const schemeTexts = defineMessages({
  light: { id: 'theme.light' },
  dark: { id: 'theme.dark' },
  auto: { id: 'theme.auto' },
});

export function PageMenu({ onHelp }: { readonly onHelp: () => void }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'book.menu' });
  return (
    <Popup
      label={label}
      place="below-end"
      button={(props) => <ToolButton label={label} icon={<IconDots size={19} />} {...props} />}
    >
      {(close) => (
        <>
          <LanguageChoice />
          <SchemeChoice />
          <PrintItems close={close} />
          <button
            type="button"
            className={classes.item}
            onClick={() => {
              close();
              onHelp();
            }}
          >
            <IconKeyboard size={18} aria-hidden="true" />
            <FormattedMessage id="book.keys" />
          </button>
        </>
      )}
    </Popup>
  );
}

/** The panel is closed before the page is printed, as nothing moves until then. */
function PrintItems({ close }: { readonly close: () => void }) {
  const item = (what: Wanted, text: ReactNode) => (
    <button
      type="button"
      className={classes.item}
      onClick={() => {
        close();
        requestAnimationFrame(() => printSheets(what));
      }}
    >
      <IconPrinter size={18} aria-hidden="true" />
      {text}
    </button>
  );
  return (
    <>
      {item('sheet', <FormattedMessage id="book.print-sheet" />)}
      {item('all', <FormattedMessage id="book.print-all" />)}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly title: ReactNode;
  readonly chosen: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ name, title, chosen, options, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{title}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={classes.option}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function LanguageChoice() {
  const { language, choose } = useLanguageChoice();
  return (
    <Choice
      name="language"
      title={<FormattedMessage id="book.language" />}
      chosen={language}
      options={namedLanguages.map(({ id, name }) => ({ value: id, label: name }))}
      onChoose={choose}
    />
  );
}

function SchemeChoice() {
  const { formatMessage } = useIntl();
  const options = schemes.map((value: Scheme) => ({ value, label: formatMessage(schemeTexts[value]) }));
  return (
    <Choice
      name="scheme"
      title={<FormattedMessage id="book.theme" />}
      chosen={useScheme()}
      options={options}
      onChoose={chooseScheme}
    />
  );
}

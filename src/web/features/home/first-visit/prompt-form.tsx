// Asks for a line about a business and has a model made of it at once; without one, it is asked for in the new template.
import { Button, TextInput } from '@mantine/core';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { maxBusinessText, maxPromptChars } from '#template/limits.ts';
import { currentLanding } from '#web/state/page/landing.ts';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import classes from './prompt-form.module.css';

const examples = defineMessages({
  cafe: { id: 'intro.example-cafe' },
  shop: { id: 'intro.example-shop' },
  clinic: { id: 'intro.example-clinic' },
});

export function PromptForm() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState(() => (currentLanding().prompt ?? '').slice(0, maxBusinessText));
  const field = useRef<HTMLInputElement>(null);
  const say = useSaying(setPrompt);
  const isLong = [...prompt.trim()].length > maxPromptChars;
  const create = (event: FormEvent) => {
    event.preventDefault();
    const text = prompt.trim();
    void navigate({ to: '/template/new/', search: text === '' ? {} : { prompt: text, start: 'line' } });
  };
  const take = (example: string) => {
    say(example);
    field.current?.focus();
  };
  return (
    <form onSubmit={create}>
      <LockedInView>
        <div className={classes.line}>
          <TextInput
            ref={field}
            className={classes.field ?? ''}
            size="md"
            label={formatMessage({ id: 'intro.prompt' })}
            placeholder={formatMessage({ id: 'intro.prompt-example' })}
            maxLength={maxBusinessText}
            value={prompt}
            onChange={(event) => say(event.currentTarget.value)}
          />
          <Button type="submit" size="md">
            <FormattedMessage id="home.create" />
          </Button>
        </div>
        {isLong && (
          <p className={classes.long} role="status">
            <FormattedMessage
              id="intro.long"
              values={{ max: maxPromptChars, count: prompt.length, most: maxBusinessText }}
            />
          </p>
        )}
        <ul className={classes.examples} aria-label={formatMessage({ id: 'intro.examples' })}>
          {Object.values(examples).map((example) => (
            <li key={example.id}>
              <button type="button" className={classes.example} onClick={() => take(formatMessage(example))}>
                <FormattedMessage {...example} />
              </button>
            </li>
          ))}
        </ul>
        <LinkButton
          to="/template/new/"
          search={{ start: 'blank' }}
          variant="subtle"
          size="compact-sm"
          className={classes.blank ?? ''}
        >
          <FormattedMessage id="home.from-blank" />
        </LinkButton>
      </LockedInView>
    </form>
  );
}

/** What comes next is loaded while the first words are typed, and not before. */
function useSaying(setPrompt: (prompt: string) => void): (prompt: string) => void {
  const router = useRouter();
  const { formatMessage } = useIntl();
  const isAwaited = useRef(false);
  return (prompt) => {
    setPrompt(prompt);
    if (isAwaited.current) return;
    isAwaited.current = true;
    const example = formatMessage({ id: 'intro.prompt-example' });
    void router.preloadRoute({ to: '/template/new/', search: { prompt: example } });
  };
}

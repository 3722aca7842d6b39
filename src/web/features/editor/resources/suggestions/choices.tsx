// What a section may take of suggestions: any number of them, or one way to finance the business.
import type { ComponentProps } from 'react';
import { SingleChoice } from './single-choice.tsx';
import { SuggestionList } from './suggestion-list.tsx';

type ChoicesProps = ComponentProps<typeof SingleChoice>;

export const Choices = (props: ChoicesProps) =>
  props.sectionId === 'section_financing' ? <SingleChoice {...props} /> : <SuggestionList {...props} />;

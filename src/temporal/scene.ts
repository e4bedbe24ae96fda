import type { ReadingContext } from './context.ts';
import type { Direction } from './direction.ts';
import { directionsIn } from './direction.ts';
import type { Found } from './found.ts';
import type { Language } from './language.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A text, as it is read: normalised, in one language, against one reference. */
export interface Scene {
  readonly text: string;
  readonly language: Language;
  readonly context: ReadingContext;
  readonly vocabulary: Vocabulary;
  /** Whether the sentence around a time speaks of what was or of what will be; null when nothing says so. */
  readonly directionOf: (found: Found) => Direction | null;
}

export function sceneOf(text: string, language: Language, context: ReadingContext): Scene {
  let directions: ReturnType<typeof directionsIn> | null = null;
  const directionOf = (found: Found): Direction | null => {
    directions ??= directionsIn(text, language);
    return directions(found);
  };
  return { text, language, context, vocabulary: vocabularyOf(text, language), directionOf };
}

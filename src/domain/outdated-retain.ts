import { MemoryError } from './errors.ts';

/** A retain that was decided upon a state of the bank that another write has changed: decide again. */
export class OutdatedRetain extends MemoryError {
  constructor() {
    super(
      'CONFLICT',
      'Other writes changed the same facts or documents again and again. Send the retain again.',
    );
  }
}

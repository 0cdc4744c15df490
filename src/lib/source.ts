/**
 * An observable value of the page: emits its state at once, then changes; returns the unsubscriber.
 */
export type Source<Value> = (tell: (value: Value) => void) => () => void;

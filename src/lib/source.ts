/**
 * Something of the page that changes: tells its present state at once, then every change. Returns
 * the function that ends the telling.
 */
export type Source<Value> = (tell: (value: Value) => void) => () => void;

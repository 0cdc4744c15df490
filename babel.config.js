/**
 * One Babel setup for the bundle and for jest. Messages are parsed here, at build time, so that
 * the browser never loads the message parser.
 */
module.exports = (api) => {
  const isTest = api.env('test');
  return {
    presets: [
      [
        '@babel/preset-env',
        isTest ? { targets: { node: 'current' }, modules: 'commonjs' } : { modules: false },
      ],
      '@babel/preset-typescript',
    ],
    overrides: [
      // Our own files only: jest hands in packages too, and what they call a message is none of ours.
      {
        exclude: /node_modules/,
        plugins: [
          ['babel-plugin-react-compiler', { target: '19' }],
          ['babel-plugin-formatjs', { ast: true }],
        ],
      },
      // Only where markup is: elsewhere `<Value>() =>` opens a type parameter, not an element.
      {
        test: /\.[jt]sx$/,
        presets: [
          ['@babel/preset-react', { runtime: 'automatic', development: api.env('development') }],
        ],
      },
    ],
  };
};

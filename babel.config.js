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
      // Only our own files: jest also passes packages, whose messages are not ours.
      {
        exclude: /node_modules/,
        plugins: [
          ['babel-plugin-react-compiler', { target: '19' }],
          ['babel-plugin-formatjs', { ast: true }],
        ],
      },
      // Only for files with JSX: elsewhere, `<Value>() =>` begins a type parameter.
      {
        test: /\.[jt]sx$/,
        presets: [
          ['@babel/preset-react', { runtime: 'automatic', development: api.env('development') }],
        ],
      },
    ],
  };
};

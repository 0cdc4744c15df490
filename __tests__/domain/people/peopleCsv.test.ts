import { handlesInCsv } from '@/domain/people/peopleCsv';

it.each([
  ['', []],
  ['\n\r\n ,\n', []],
  ['mia@pond.example\nleo', ['mia@pond.example', 'leo']],
  [
    '\uFEFF@mia@pond.example\r\n "@leo@far.example" \r\nmia@pond.example',
    ['mia@pond.example', 'leo@far.example'],
  ],
  ['Account address,Show boosts,Languages\nmia@pond.example,true,\n', ['mia@pond.example']],
])('the people of the list %j are %j', (csv, people) => {
  expect(handlesInCsv(csv)).toEqual(people);
});

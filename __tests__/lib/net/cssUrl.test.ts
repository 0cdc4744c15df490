import { cssUrl } from '@/lib/net/cssUrl';

describe('an address in CSS', () => {
  it.each([
    ['/images/city.jpg', 'url("/images/city.jpg")'],
    ['https://a.example/b c(1).png', 'url("https://a.example/b%20c(1).png")'],
    ['x"); color: red; y("', 'url("x%22);%20color:%20red;%20y(%22")'],
    ['a\\"b\nc', 'url("a%5C%22b%0Ac")'],
  ])('for %j is %j', (address, value) => {
    expect(cssUrl(address)).toBe(value);
  });
});

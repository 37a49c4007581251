declare module 'virtual:desk-words' {
  const words: import('../../common/desk-words.ts').DeskWords;
  export default words;
}

/** Whether one letter is wrong, missing, too many or exchanged with its neighbour. */
export const isOneTypo = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2))
  );
};

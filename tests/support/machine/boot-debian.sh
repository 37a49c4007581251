#!/bin/sh
# Boots systemd in namespaces of its own, on this machine's disk: what is written there goes into memory. $1 is an empty folder,
# $2 the repository, which is at /opt/source inside. There is no network. Called by booted-debian.ts.
set -e
mount --make-rprivate /
mount -t tmpfs tmpfs "$1"
cd "$1"
mkdir upper work root
mount -t overlay overlay -o "lowerdir=/,upperdir=upper,workdir=work" root
mkdir -p root/opt/source root/old
mount --bind "$2" root/opt/source
cd root
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
[ "${3:-}" = try ] && exit 0
mount -t tmpfs tmpfs run
mount -t tmpfs -o mode=755 tmpfs dev
for device in null zero full random urandom tty; do
  : >dev/$device
  mount --bind /dev/$device dev/$device
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
mount -t tmpfs tmpfs dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
# Nothing of the machine itself begins: no server, no network, no hardware.
units=etc/systemd/system
rm -rf $units var/lib/systemd/linger var/log/journal
mkdir -p $units
ln -s /lib/systemd/system/basic.target $units/default.target
for unit in tmp.mount systemd-udevd.service systemd-udev-trigger.service systemd-modules-load.service dev-hugepages.mount \
  sys-kernel-debug.mount sys-kernel-tracing.mount; do ln -s /dev/null $units/$unit; done
: >etc/fstab
head -c 16 /dev/urandom | od -An -tx1 | tr -d ' \n' >etc/machine-id
pivot_root . old
cd /
umount -l old
# Credentials of units reach them by propagation.
mount --make-rshared /
ip link set lo up
exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --log-target=console
